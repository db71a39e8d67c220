import { type FormEvent, useState } from 'react';
import type { DigestChoice, WatchSettings } from '../../../contract/watch-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useChangeSettings, useWatchSettings } from './use-watching.ts';

const digests: readonly { value: DigestChoice; label: string }[] = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Mondays' },
  { value: 'off', label: 'None' },
];
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** When mails come, and the address of the feed. */
export const SettingsCard = () => {
  const settings = useWatchSettings();
  return (
    <Card className="grid gap-4 p-card text-sm">
      <h2 className="section-title">How you are notified</h2>
      {settings.isPending && <Skeleton className="h-33" />}
      {settings.isError && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          Your settings could not be loaded.
          <Button onClick={() => settings.refetch()}>Try Again</Button>
        </p>
      )}
      {settings.data && <Settings key={JSON.stringify(settings.data)} settings={settings.data} />}
    </Card>
  );
};

const Settings = ({ settings }: { settings: WatchSettings }) => {
  const [digest, setDigest] = useState(settings.digest);
  const [hour, setHour] = useState(settings.hour);
  const [timeZone, setTimeZone] = useState(settings.timeZone);
  const change = useChangeSettings();
  const wish = { digest, hour, timeZone };
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(wish);
  };
  return (
    <>
      <form onSubmit={save} className="grid gap-4">
        <p className="max-w-measure text-text-2">
          What is exploited is mailed at once. Everything else waits for one mail at the time that you choose.
        </p>
        <ChoiceToggle
          label="Mail with the other alerts"
          choices={digests}
          value={digest}
          onChoose={setDigest}
        />
        {digest !== 'off' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Hour"
              choices={hours}
              value={String(hour)}
              onChoose={(value) => setHour(Number(value))}
            />
            <SelectField
              label="Time zone"
              choices={zonesWith(settings.timeZone).map((zone) => ({ value: zone, label: zone }))}
              value={timeZone}
              onChoose={setTimeZone}
            />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" busyLabel={change.isPending && 'Saving...'}>
            Save
          </Button>
          {settings.nextDigestAt && (
            <span className="text-text-2">
              The next is due <TimeText value={settings.nextDigestAt} />.
            </span>
          )}
        </div>
      </form>
      <div className="grid gap-2">
        <h3 className="font-sans font-semibold text-sm tracking-normal">Feed</h3>
        <p className="max-w-measure text-text-2">
          Alerts as an Atom feed, for a reader of feeds. Everybody who knows this address can read them.
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="wrap-anywhere min-w-0 flex-1 basis-60 font-mono text-xs">{settings.feedUrl}</code>
          <CopyButton text={settings.feedUrl} what="the address of the feed" hasLabel />
          <Button
            disabled={change.isPending}
            onClick={() =>
              change.mutate({
                digest: settings.digest,
                hour: settings.hour,
                timeZone: settings.timeZone,
                renewFeed: true,
              })
            }
          >
            New Address
          </Button>
        </div>
      </div>
    </>
  );
};

/** All that the browser knows, with the one that was chosen and UTC, which not every browser lists. */
const zonesWith = (chosen: string): string[] => [
  ...new Set([
    'UTC',
    chosen,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...Intl.supportedValuesOf('timeZone'),
  ]),
];
