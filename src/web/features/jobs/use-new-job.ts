import { useEffect, useRef, useState } from 'react';
import type { Job, JobKind } from '../../../contract/v1/jobs.ts';
import { serverMessageOf } from '../../lib/api.ts';
import { jobFileProblem } from './job-file-problem.ts';
import { giveUp, sendInParts, UploadRefused } from './send-in-parts.ts';
import { useCreateJob } from './use-jobs.ts';

type State =
  | { step: 'choosing'; file: File | null; problem: string | null }
  | { step: 'sending'; file: File; sentBytes: number; isBroken: boolean }
  | { step: 'creating'; file: File };

const brokenOff = 'The file could not be sent. Choose it again, and it goes on where it stopped.';

/** From a file to a job: it is chosen, sent in parts, and a job is made of it. */
export const useNewJob = (kind: JobKind, onCreated: (job: Job) => void) => {
  const [state, setState] = useState<State>({ step: 'choosing', file: null, problem: null });
  const create = useCreateJob();
  const sending = useRef<AbortController | null>(null);
  // Who leaves the page goes on later: what has arrived stays for a day.
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    const progress = { sentBytes: 0, isBroken: false };
    const show = (change: Partial<typeof progress>) => {
      Object.assign(progress, change);
      if (!signal.aborted) setState({ step: 'sending', file, ...progress });
    };
    show({});
    try {
      const upload = await sendInParts({
        ...{ file, signal },
        onProgress: (sentBytes) => show({ sentBytes }),
        onBroken: (isBroken) => show({ isBroken }),
      });
      setState({ step: 'creating', file });
      const job = await create.mutateAsync({ upload, kind });
      setState({ step: 'choosing', file: null, problem: null });
      onCreated(job);
    } catch (error) {
      if (signal.aborted) return;
      const said = error instanceof UploadRefused ? error.message : serverMessageOf(error);
      setState({ step: 'choosing', file, problem: said || brokenOff });
    }
  };

  return {
    state,
    choose: (files: readonly File[]) => {
      const problem = jobFileProblem(files);
      setState({ step: 'choosing', file: problem === null ? (files[0] ?? null) : null, problem });
    },
    send,
    stop: (file: File) => {
      sending.current?.abort();
      setState({ step: 'choosing', file: null, problem: null });
      void giveUp(file);
    },
  };
};
