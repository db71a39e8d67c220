import { domainCheckTool } from '../../features/domain-check/domain-check-tool.ts';
import { emailCheckTool } from '../../features/email-check/email-check-tool.ts';
import { screenshotCheckTool } from '../../features/screenshot-check/screenshot-check-tool.ts';
import { urlCheckTool } from '../../features/url-check/url-check-tool.ts';
import { vulnerabilityCheckTool } from '../../features/vulnerability-check/vulnerability-check-tool.ts';
import type { CheckTool } from '../../lib/check-tool.ts';

/** The tabs of the panel, in order. The first one starts open. */
export const tools: readonly CheckTool[] = [
  emailCheckTool,
  screenshotCheckTool,
  urlCheckTool,
  domainCheckTool,
  vulnerabilityCheckTool,
];
