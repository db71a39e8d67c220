import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { emailFileTypeMessage } from '../../../contract/analyze-email.ts';
import { CheckPanel } from '../../features/check-panel/check-panel.tsx';
import { ProgressCard } from '../../features/check-panel/progress-card.tsx';
import { FeatureSuite } from '../../features/landing/feature-suite.tsx';
import { ScoreGuide } from '../../features/landing/score-guide.tsx';
import { WhyChoose } from '../../features/landing/why-choose.tsx';
import { ReportButton } from '../../features/report-download/report-button.tsx';
import { AnalysisError } from '../../features/result/analysis-error.tsx';
import { ResultNotShown } from '../../features/result/result-not-shown.tsx';
import { type Drafts, DraftsContext } from '../../lib/drafts.ts';
import { HandedFilesContext } from '../../lib/handed-files.ts';
import { createLazyPart, LazyPart } from '../../lib/lazy-part.tsx';
import { scrollToElement } from '../../lib/motion.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { cn } from '../../ui/cn.ts';
import { Contours } from '../../ui/contours.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { depths } from './depths.ts';
import { DropFrame } from './drop-frame.tsx';
import { LimitPopups } from './limit-popups.tsx';
import { RecentReports } from './recent-reports.tsx';
import { tools } from './tools.ts';
import { useCheckFlow } from './use-check-flow.ts';
import { toolOfFile, toolOfText, useIntake } from './use-intake.ts';
import { useLimitPopup } from './use-limit-popup.ts';

/** Fetched while the first message is still being pasted; it is not needed before. */
const resultCard = createLazyPart(
  async () => (await import('../../features/result/result-card.tsx')).ResultCard,
);

const reportOn = (answer: unknown) => (
  <ReportButton label="Generate Security Report" analysisData={answer} analysisType="analysis" />
);

const neither = `${emailFileTypeMessage}, and pictures`;
/** The field to type into; for a tool without one, the button to press. */
const fields = 'textarea, input:not([type=file], [type=radio]), select, [type=submit]:enabled';

export const Home = () => {
  const limit = useLimitPopup();
  const { state, reset, ...outcome } = useCheckFlow(limit.offer);
  const [toolId, setToolId] = useState(tools[0]?.id ?? '');
  const [drafts] = useState<Drafts>(() => new Map());
  const [handedFiles, setHandedFiles] = useState<File[] | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const tool = tools.find(({ id }) => id === toolId);
  const isIdle = state.stage === 'idle';
  const shown = state.stage === 'busy' || state.stage === 'done' ? state.result : null;
  // A result that fills up while the check runs is scrolled to once, when it appears.
  const scene = shown ? 'result' : state.stage;

  useEffect(() => resultCard.load(), []);

  useEffect(() => {
    if (scene === 'idle' || !result.current) return;
    // While the check runs, the panel stays in view; then the page scrolls to the verdict.
    scrollToElement(result.current, scene === 'busy' ? 'nearest' : 'start');
  }, [scene]);

  const openTool = (id: string) => {
    setToolId(id);
    reset();
  };

  /** Opens a tool with this in its main field, and focuses that field. */
  const handOver = (id: string, draft: string | File) => {
    drafts.set(id, draft);
    // A new form, so that it reads the draft even where the same tool is already open.
    flushSync(() => setToolId(''));
    flushSync(() => openTool(id));
    focusField();
  };

  const focusField = () => {
    const field = panel.current?.querySelector<HTMLElement>(`[role=tabpanel] :is(${fields})`);
    field?.focus({ preventScroll: true });
    if (panel.current) scrollToElement(panel.current, 'nearest');
  };

  const isOver = useIntake({
    isEnabled: state.stage !== 'busy',
    onFiles: (files) => {
      const [file] = files;
      const id = file && toolOfFile(file);
      if (!id) {
        showToast({ title: 'Invalid File Type', description: neither, tone: 'fault' });
      } else if (files.length > 1) {
        showToast({ title: 'One File at a Time', description: 'Please drop a single file', tone: 'fault' });
      } else if (id === 'screenshot') {
        handOver(id, file);
      } else {
        openTool(id);
        setHandedFiles(files);
      }
    },
    onText: (text) => {
      const found = toolOfText(text);
      if (found) handOver(found.tool, found.text);
    },
  });

  const backToPanel = () => {
    reset();
    if (!panel.current) return;
    scrollToElement(panel.current, 'start');
    panel.current.focus({ preventScroll: true });
  };

  const isFree = state.stage !== 'busy';
  useShortcuts({
    '/': focusField,
    n: () => isFree && backToPanel(),
    ...Object.fromEntries(tools.map(({ id }, index) => [`${index + 1}`, () => isFree && openTool(id)])),
  });

  const progress = tool && (
    <ProgressCard steps={tool.steps} reported={state.stage === 'busy' ? state.step : tool.steps.length - 1} />
  );
  const notShown = (retry: () => void) => <ResultNotShown onTryAgain={retry} />;

  return (
    <>
      <section className={cn('relative isolate pt-7 sm:pt-13', isIdle ? 'pb-11 sm:pb-16' : 'pb-7')}>
        <Contours chart="hero" depths={isIdle ? depths : []} />
        <div className="wrap">
          <h1 className="max-w-headline font-bold text-3xl sm:text-4xl">
            Take a breath. Then let’s check it.
          </h1>
          <p className="mt-3 max-w-measure text-text-2 sm:mt-4 sm:text-lg">
            Paste the message, link, screenshot or domain that worries you. You get the verdict first, the
            evidence underneath, and a clear next step.
          </p>
          <div
            ref={panel}
            tabIndex={-1}
            className={cn(
              'mt-6 grid scroll-mt-20 gap-4 sm:mt-9 sm:gap-6',
              isIdle && 'lg:grid-cols-[minmax(0,1fr)_344px]',
            )}
          >
            <DraftsContext value={drafts}>
              <HandedFilesContext value={{ files: handedFiles, onTaken: () => setHandedFiles(null) }}>
                <CheckPanel
                  tools={tools}
                  selected={toolId}
                  onSelect={openTool}
                  isAnswered={state.stage === 'done'}
                  onHandOver={handOver}
                  {...outcome}
                />
              </HandedFilesContext>
            </DraftsContext>
            {isIdle && <ScoreGuide />}
          </div>
        </div>
      </section>
      <div ref={result} className="wrap scroll-mt-20 not-empty:pb-section">
        {scene === 'busy' && progress}
        {shown?.kind === 'verdict' && (
          <LazyPart
            part={resultCard}
            props={{
              analysis: shown.analysis,
              picture: shown.picture,
              reportButton: reportOn(shown.analysis),
              onAnalyzeAnother: backToPanel,
            }}
            fallback={progress}
            failure={notShown}
          />
        )}
        {shown?.kind === 'own' &&
          shown.draw({ onAnalyzeAnother: backToPanel, reportOn, fallback: progress, failure: notShown })}
        {state.stage === 'refused' && (
          <AnalysisError error={state.error} words={state.words} onTryAgain={backToPanel} />
        )}
      </div>
      <WhyChoose />
      <FeatureSuite />
      {isOver && <DropFrame />}
      <RecentReports />
      {limit.popup && (
        <LimitPopups
          popup={limit.popup}
          // An older refusal must not interrupt a visitor who has moved on.
          isCurrent={state.stage === 'refused' && state.error === limit.popup.error}
          onClose={limit.close}
        />
      )}
    </>
  );
};
