import { FileImage } from 'lucide-react';
import { checkPaths } from '../../../contract/page-paths.ts';
import type { CheckTool } from '../../lib/check-tool.ts';
import { createLazyPart } from '../../lib/lazy-part.tsx';
import { screenshotSteps } from './screenshot-steps.ts';

export const screenshotCheckTool: CheckTool = {
  id: 'screenshot',
  path: checkPaths.screenshot,
  label: 'Screenshot Check',
  shortLabel: 'Screenshot',
  icon: FileImage,
  steps: screenshotSteps,
  help: { label: 'What a screenshot check can see', part: 'screenshot' },
  form: createLazyPart(async () => (await import('./screenshot-check-form.tsx')).ScreenshotCheckForm),
  formHeight: 'min-h-118.5 sm:min-h-97.5',
};
