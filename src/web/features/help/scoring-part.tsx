import { Link } from 'wouter';
import { type RiskLevel, riskBandEnds, riskLevels } from '../../../contract/risk.ts';
import { certaintyFloors, mostModelPoints, sureModel } from '../../../contract/scoring.ts';
import { domainLevelWords, openWord } from '../../../contract/verdict-words.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { levelLooks } from '../../ui/level.ts';
import { HelpPart } from './help-part.tsx';

const meanings: Record<RiskLevel, string> = {
  safe: 'Nothing found that should worry you, or only signs too weak to matter.',
  suspicious: 'Some details do not add up. Do not act on it before you have asked through another channel.',
  phishing: 'The signs are typical of phishing. Do not click, reply or pay.',
};

const certainties = [
  {
    name: 'A weak or clear sign',
    floor: certaintyFloors.weak,
    text: 'Counts its points. Genuine messages have such signs too.',
  },
  {
    name: 'Nobody vouches for it',
    floor: certaintyFloors.unvouched,
    text: 'A link hides where it leads, or anybody can have written the page. That is no deception, but no all-clear either.',
  },
  {
    name: 'A strong sign',
    floor: certaintyFloors.strong,
    text: 'Hardly ever seen in anything genuine. Two of different kinds are proof together.',
  },
  {
    name: 'Proof',
    floor: certaintyFloors.proof,
    text: 'Deception by itself, such as a brand’s name in look-alike letters.',
  },
];

export const ScoringPart = () => (
  <HelpPart
    id="scoring"
    title="How scoring works"
    lead={`Each warning sign adds points, and what is shown beside the signs adds up to the score, up to ${riskBandEnds.phishing}. Signs of one kind share a limit, so that many small ones do not convict anything alone.`}
  >
    <ol className="grid gap-4 md:grid-cols-3">
      {riskLevels.map((level) => {
        const { range, icon: Icon, scope } = levelLooks[level];
        return (
          <li key={level}>
            <Card className={cn(scope, 'grid h-full content-start gap-2 p-card')}>
              <Icon aria-hidden="true" className="size-6 stroke-2 text-v" />
              <p className="font-semibold">{range}</p>
              <p className="text-sm text-text-2">{meanings[level]}</p>
            </Card>
          </li>
        );
      })}
    </ol>
    <div className="grid gap-3">
      <h3 className="text-lg">How certain a sign is</h3>
      <Card>
        <dl className="divide-y divide-line">
          {certainties.map(({ name, floor, text }) => (
            <div key={name} className="grid gap-x-6 gap-y-1 p-card sm:grid-cols-term">
              <dt>
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-text-2">
                  {floor === 0 ? 'no least score' : `at least ${floor} of ${riskBandEnds.phishing}`}
                </span>
              </dt>
              <dd className="text-sm text-text-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
    <ul className="bulleted grid max-w-page-measure gap-2 text-text-2">
      <li>
        A trained model compares links and messages with known ones, genuine and not. It adds at most{' '}
        {mostModelPoints} points, or makes weak signs count for less. It never lowers what strong signs and
        proof demand; together with a clear or strong sign, a model that is {Math.round(sureModel * 100)}%
        sure makes it phishing.
      </li>
      <li>
        <b className="text-text">{openWord}</b> means: we found little or nothing against it, but nothing
        vouches for it either. That is no all-clear.
      </li>
      <li>
        A domain is called “{domainLevelWords.dangerous}” where a message is called phishing, and “
        {domainLevelWords.unknown}” when too little could be found out.
      </li>
      <li>
        How often we are right and wrong is measured and published:{' '}
        <Link href="/accuracy" className="text-link">
          measured accuracy
        </Link>
        .
      </li>
    </ul>
  </HelpPart>
);
