import type { TeamFigures } from '../../../contract/team.ts';
import { teamRetentionChoices } from '../../../contract/team.ts';
import { formatCount } from '../../lib/format.ts';
import { BarList } from '../../ui/bar-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SeriesChart } from '../../ui/series-chart.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stat } from '../../ui/stat.tsx';
import { durationOf } from './triage-words.ts';
import { useKeepFor, useTeamFigures } from './use-triage.ts';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Reports over time, who reports best, and how long decisions take. */
export const FiguresCard = ({ isOwner }: { isOwner: boolean }) => {
  const figures = useTeamFigures();
  return (
    <Card className="grid gap-5 p-card text-sm">
      {figures.isPending && <Skeleton className="h-33" />}
      {figures.isError && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          The figures could not be loaded.
          <Button onClick={() => figures.refetch()}>Try Again</Button>
        </p>
      )}
      {figures.data && <Figures figures={figures.data} isOwner={isOwner} />}
    </Card>
  );
};

const Figures = ({ figures, isOwner }: { figures: TeamFigures; isOwner: boolean }) => {
  const { days, reporters, minutesToDecision, open, retentionDays } = figures;
  const labels = days.map(({ day }) => shortDay.format(new Date(`${day}T00:00:00Z`)));
  const keepFor = useKeepFor();
  return (
    <>
      <SeriesChart
        title="Reports per Day"
        note="Last 30 days, UTC"
        labelHead="Day"
        shape="bars"
        labels={labels}
        values={days.map(({ reports }) => reports)}
        readout={(index) => `${labels[index]}: ${formatCount(days[index]?.reports ?? 0)} reports`}
        columns={[
          { head: 'Reports', cells: days.map(({ reports }) => formatCount(reports)) },
          { head: 'Suspicious or phishing', cells: days.map(({ dangerous }) => formatCount(dangerous)) },
        ]}
        empty="Nothing was reported in the last 30 days."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Stat figure={formatCount(open)} label="Open campaigns" />
        <Stat
          figure={minutesToDecision === null ? '-' : durationOf(minutesToDecision)}
          label="From the first report to the decision, at the middle of the last 90 days"
        />
      </div>
      {reporters.length > 0 && (
        <section aria-label="Best reporters" className="grid gap-3">
          <h3 className="font-sans font-semibold text-sm tracking-normal">
            Whose reports were most often right
          </h3>
          <BarList
            rows={reporters.map(({ email, reports, confirmed }) => ({
              id: email,
              name: <span className="wrap-anywhere">{email}</span>,
              note: `of ${formatCount(reports)} ${reports === 1 ? 'report' : 'reports'}`,
              value: confirmed,
            }))}
          />
        </section>
      )}
      {isOwner ? (
        <SelectField
          label="Keep reports for"
          hint="Older ones are deleted, with their decisions and comments."
          choices={teamRetentionChoices.map((days) => ({ value: String(days), label: `${days} days` }))}
          value={String(retentionDays)}
          disabled={keepFor.isPending}
          onChoose={(value) => {
            const chosen = teamRetentionChoices.find((days) => String(days) === value);
            if (chosen) keepFor.mutate(chosen);
          }}
        />
      ) : (
        <p className="text-text-2">Reports are kept for {retentionDays} days, as the owner has chosen.</p>
      )}
    </>
  );
};
