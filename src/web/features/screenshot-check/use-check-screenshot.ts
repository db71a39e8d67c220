import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ScreenshotStage,
  screenshotField,
  screenshotStageSchema,
} from '../../../contract/analyze-screenshot.ts';
import { analysisAnswer } from '../../lib/analysis-answer.ts';
import { useApi } from '../../lib/api.ts';

type Input = { file: File; onStage: (stage: ScreenshotStage) => void };

/** Checks one picture. A successful check changes the history and what is left of the day's checks. */
export const useCheckScreenshot = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onStage }: Input) =>
      api.uploadInStages(
        '/api/analyze/screenshot',
        { field: screenshotField, file },
        { answer: analysisAnswer, progress: screenshotStageSchema },
        ({ stage }) => onStage(stage),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] }),
  });
};
