import { resultIdOf } from '../../../contract/page-paths.ts';
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

// Its script travels while the frame around it is drawn. A kept result may be of any tool.
const isResult = resultIdOf(location.pathname) !== null;
for (const { path, form } of tools) if (isResult || path === location.pathname) form.load();
