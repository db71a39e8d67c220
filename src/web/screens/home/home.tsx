import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { emailFileTypeMessage } from '../../../contract/email-input.ts';
import { productName } from '../../../contract/site.ts';
import { CheckPanel } from '../../features/check-panel/check-panel.tsx';
import { markOf } from '../../features/claims/mark-of.tsx';
import { FeatureSuite } from '../../features/landing/feature-suite.tsx';
import { ScoreGuide } from '../../features/landing/score-guide.tsx';
import { WhyChoose } from '../../features/landing/why-choose.tsx';
import { ResultNotLoaded } from '../../features/result/result-not-loaded.tsx';
import { ResultNotShown } from '../../features/result/result-not-shown.tsx';
import { type CheckAgain, takeFromElsewhere } from '../../lib/check-again.ts';
import { prepareDevice } from '../../lib/check-on-device.ts';
import { type Drafts, DraftsContext } from '../../lib/drafts.ts';
import { fetchAhead } from '../../lib/first-use.ts';
import { HandedFilesContext } from '../../lib/handed-files.ts';
import { LazyPart } from '../../lib/lazy-part.tsx';
import { scrollToElement } from '../../lib/motion.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { useTitle } from '../../lib/use-title.ts';
import { cn } from '../../ui/cn.ts';
import { Contours } from '../../ui/contours.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { depths } from './depths.ts';
import { DropFrame } from './drop-frame.tsx';
import {
  drawnResult,
  fetchForResult,
  fetchForUse,
  limitPopups,
  progressCard,
  verdict,
} from './later-parts.ts';
import { RecentReports } from './recent-reports.tsx';
import { Refused } from './refused.tsx';
import { ReopenedPlace } from './reopened-place.tsx';
import { ShareNote } from './share-note.tsx';
import { tools } from './tools.ts';
import { useCheckFlow } from './use-check-flow.ts';
import { useFilledForm } from './use-filled-form.ts';
import { toolOfFile, toolOfText, useIntake } from './use-intake.ts';
import { useLimitPopup } from './use-limit-popup.ts';
import { usePlace } from './use-place.ts';
import { useShared } from './use-shared.ts';

const neither = `${emailFileTypeMessage}, and pictures`;
/** The field to type into; for a tool without one, the button to press. */
const fields = 'textarea, input:not([type=file], [type=radio]), select, [type=submit]:enabled';

type Props = {
  /** For the address of a result that the visitor does not have. */
  notFound: ReactNode;
  /** While a kept result is on its way. */
  loading: ReactNode;
};

export const Home = ({ notFound, loading }: Props) => {
  const limit = useLimitPopup();
  const { state, reset, ...outcome } = useCheckFlow(limit.offer);
  const { path, toolId, go, isResult, isNotFound, reopened, stored } = usePlace(state, reset);
  const [drafts] = useState<Drafts>(() => new Map());
  const [formKey, setFormKey] = useState(0);
  const [handedFiles, setHandedFiles] = useState<File[] | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const tool = tools.find(({ id }) => id === toolId);
  const isReopened = isResult && state.stage === 'idle';
  const isIdle = state.stage === 'idle' && !isResult;
  const shown =
    state.stage === 'busy' || state.stage === 'done' ? state.result : isReopened ? reopened : null;
  // A result that fills up while the check runs is scrolled to once, when it appears.
  const scene = shown ? 'result' : state.stage;

  useTitle(titleOf(path, isResult, isNotFound));
  useEffect(() => fetchAhead(fetchForUse), []);
  useFilledForm({ path, tool, drafts, onRefill: () => setFormKey((key) => key + 1) });

  useEffect(() => {
    if (scene === 'idle') return;
    // Now at the latest: it comes while the check runs.
    fetchForResult();
    // While the check runs, the panel stays in view; then the page scrolls to the verdict.
    if (result.current) scrollToElement(result.current, scene === 'busy' ? 'nearest' : 'start');
  }, [scene]);

  const openTool = (id: string, options?: { replace: boolean }) => {
    reset();
    const next = tools.find((one) => one.id === id);
    if (next && (isResult || options || id !== toolId)) go(next.path, options);
  };

  /** Opens a tool with this in its main field, and focuses that field. */
  const handOver = (id: string, draft: string | File, options?: { replace: boolean }) =>
    openWith(id, { [id]: draft }, options);

  const openWith = (id: string, given: Record<string, string | File>, options?: { replace: boolean }) => {
    for (const [name, draft] of Object.entries(given)) drafts.set(name, draft);
    flushSync(() => {
      openTool(id, options);
      // A new form, so that it reads the draft even where the same tool is already open.
      setFormKey((key) => key + 1);
    });
    void focusFieldOf(id);
  };

  const checkAgain = ({ toolId: id, drafts: given }: CheckAgain) => {
    openWith(id, given);
    if (id === 'screenshot')
      showToast({ title: 'Choose the Picture Again', description: 'Pictures are not kept.' });
  };
  const checkAgainOnArrival = useEffectEvent(checkAgain);
  useEffect(() => {
    const wish = takeFromElsewhere();
    // Not while React renders: opening a tool waits for its form.
    if (wish) setTimeout(() => checkAgainOnArrival(wish));
  }, []);

  /** Not before the form is here. */
  const focusFieldOf = async (id: string) => {
    const form = tools.find((one) => one.id === id)?.form;
    if (form && !form.current().Part) await form.arrive();
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

  const isShareLost = useShared({
    onLink: (link) => handOver('url', link, { replace: true }),
    onPicture: (picture) => handOver('screenshot', picture, { replace: true }),
    onMessage: ({ content, subject }) => {
      if (subject) drafts.set('email.subject', subject);
      handOver('email', content, { replace: true });
    },
    onNothing: () => openTool('screenshot', { replace: true }),
  });

  const backToPanel = () => {
    openTool(toolId);
    if (!panel.current) return;
    scrollToElement(panel.current, 'start');
    panel.current.focus({ preventScroll: true });
  };

  const isFree = state.stage !== 'busy';
  useShortcuts({
    '/': () => void focusFieldOf(toolId),
    n: () => isFree && backToPanel(),
    ...Object.fromEntries(tools.map(({ id }, index) => [`${index + 1}`, () => isFree && openTool(id)])),
  });

  const progress = tool && (
    <LazyPart
      part={progressCard}
      props={{
        steps: tool.steps,
        reported: state.stage === 'busy' ? state.step : tool.steps.length - 1,
        onDevice: tool.isOnDevice && state.stage === 'busy' ? { verdict: state.onDevice } : undefined,
      }}
      fallback={null}
      // The button says that the check is under way.
      failure={() => null}
    />
  );
  const coming = isReopened ? <ReopenedPlace /> : progress;
  const notShown = (retry: () => void) => <ResultNotShown onTryAgain={retry} />;

  if (isNotFound) return notFound;
  if (isReopened && !reopened && !stored.error) return loading;
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
            onInput={() => tool?.isOnDevice && prepareDevice()}
            className={cn(
              'mt-6 grid scroll-mt-20 gap-4 sm:mt-9 sm:gap-6',
              isIdle && 'lg:grid-cols-[minmax(0,1fr)_344px]',
            )}
          >
            {isShareLost && isIdle && <ShareNote />}
            <DraftsContext value={drafts}>
              <HandedFilesContext value={{ files: handedFiles, onTaken: () => setHandedFiles(null) }}>
                <CheckPanel
                  tools={tools}
                  selected={toolId}
                  onSelect={openTool}
                  isAnswered={state.stage === 'done' || isReopened}
                  formKey={formKey}
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
            part={verdict}
            props={{
              analysis: shown.analysis,
              picture: shown.picture,
              onDevice: shown.onDevice,
              onAnalyzeAnother: backToPanel,
            }}
            fallback={coming}
            failure={notShown}
          />
        )}
        {shown?.kind === 'own' && (
          <LazyPart
            part={drawnResult}
            props={{
              draw: shown.draw,
              onAnalyzeAnother: backToPanel,
              fallback: coming,
              failure: notShown,
            }}
            fallback={coming}
            failure={notShown}
          />
        )}
        {isReopened && !reopened && <ResultNotLoaded onTryAgain={stored.retry} />}
        {state.stage === 'refused' && <Refused {...state} onTryAgain={backToPanel} />}
      </div>
      <WhyChoose markOf={markOf} />
      <FeatureSuite markOf={markOf} />
      {isOver && <DropFrame />}
      <RecentReports onCheckAgain={checkAgain} />
      {limit.popup && (
        <LazyPart
          part={limitPopups}
          props={{
            popup: limit.popup,
            // An older refusal must not interrupt a visitor who has moved on.
            isCurrent: state.stage === 'refused' && state.error === limit.popup.error,
            onClose: limit.close,
          }}
          fallback={null}
          // The card below explains what happened and what to do.
          failure={() => null}
        />
      )}
    </>
  );
};

const titleOf = (path: string, isResult: boolean, isNotFound: boolean) => {
  if (isNotFound) return '404 Page Not Found';
  if (isResult) return `Your result - ${productName}`;
  const tool = tools.find((one) => one.path === path);
  return tool ? `${tool.label} - ${productName}` : `${productName}: check it before you click`;
};
