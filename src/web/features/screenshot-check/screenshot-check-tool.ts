import { FileImage } from 'lucide-react';
import type { CheckTool } from '../../lib/check-tool.ts';
import { ScreenshotCheckForm } from './screenshot-check-form.tsx';
import { screenshotSteps } from './screenshot-steps.ts';

export const screenshotCheckTool: CheckTool = {
  id: 'screenshot',
  label: 'Screenshot Check',
  shortLabel: 'Screenshot',
  icon: FileImage,
  steps: screenshotSteps,
  Form: ScreenshotCheckForm,
};
