import type { MlInsights } from '../../../contract/ml-insights.ts';
import { formatCount } from '../../lib/format.ts';
import { InfoBox } from '../../ui/info-box.tsx';
import { Disclosure } from './disclosure.tsx';
import { FactList } from './fact-list.tsx';
import { featureGroups } from './feature-groups.ts';

const modelTitles: Record<string, string> = {
  url: 'Link model',
  mail: 'Mail model',
  'page-text': 'Page text model',
};

/** What the engine reads, what it looks for, and the numbers its models see. */
export const FeaturesTab = ({ insights }: { insights: MlInsights }) => {
  const { mlCapabilities, detectors, features } = insights;
  const models = [...new Set(features.map(({ model }) => model))];
  return (
    <div className="grid min-w-0 gap-6">
      <InfoBox title="What it reads" items={mlCapabilities.supportedTypes} />
      <section aria-labelledby="ml-detectors" className="grid gap-1.5">
        <h3 id="ml-detectors" className="section-title">
          What it looks for
        </h3>
        <p className="text-sm text-text-2">
          {formatCount(detectors.reduce((sum, { count }) => sum + count, 0))} detectors, each for one warning
          sign.
        </p>
        <FactList
          className="sm:grid-cols-2 sm:gap-x-7"
          facts={detectors.map(({ title, count }) => ({ label: title, value: formatCount(count) }))}
        />
      </section>
      <section aria-labelledby="ml-features" className="grid gap-1.5">
        <h3 id="ml-features" className="section-title">
          What the models read
        </h3>
        <p className="text-sm text-text-2">
          {formatCount(features.length)} numbers, and what each of them means.
        </p>
        <div className="mt-1.5 grid">
          {models.map((model) => (
            <ModelFeatures
              key={model}
              model={model}
              title={modelTitles[model] ?? model}
              features={features.filter((one) => one.model === model)}
            />
          ))}
        </div>
      </section>
    </div>
  );
};

type ModelProps = { model: string; title: string; features: MlInsights['features'] };

const ModelFeatures = ({ model, title, features }: ModelProps) => (
  <Disclosure title={title} note={`${formatCount(features.length)} features`}>
    {featureGroups(model, features).map((group) => (
      <section key={group.title} className="grid min-w-0 gap-1">
        <h4 className="font-semibold text-sm">
          {group.title} <span className="font-normal text-text-3">{formatCount(group.features.length)}</span>
        </h4>
        <dl className="grid gap-x-7 sm:grid-cols-2">
          {group.features.map((feature) => (
            <div key={feature.id} className="min-w-0 border-line border-b py-1.5">
              <dt className="font-mono text-xs text-text-3">{feature.id}</dt>
              <dd className="text-sm text-text-2 first-letter:uppercase">{feature.title}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Disclosure>
);
