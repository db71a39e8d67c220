import { ImageOff } from 'lucide-react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { inputPreview } from './input-preview.ts';

export const InputCard = ({ analysis: { analysisType, inputData } }: { analysis: ListedAnalysis }) => (
  <section className="border-line border-t p-card">
    <h3 className="section-title">Analysis Input</h3>
    <p className="evidence mt-2.5 whitespace-pre-wrap rounded-inner border border-line bg-field px-4 py-3 text-xs leading-relaxed">
      {inputPreview(inputData)}
    </p>
    {analysisType === 'screenshot' && (
      <p className="mt-2.5 flex gap-2.5 text-sm text-text-2">
        <ImageOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-tide" />
        The picture itself is not shown: pictures are read, judged and not kept.
      </p>
    )}
  </section>
);
