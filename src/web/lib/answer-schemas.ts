import { z } from 'zod';
import { dashboardResponse } from '../../contract/dashboard.ts';
import { currentUserSchema } from '../../contract/user.ts';
import { listedAnalysisAnswer } from './analysis-answer.ts';

export { domainPartSchema, domainResultSchema } from '../../contract/analyze-domain.ts';
export { screenshotStageSchema } from '../../contract/analyze-screenshot.ts';
export { vulnerabilityResultSchema } from '../../contract/analyze-vulnerability.ts';
export { logoutResponse } from '../../contract/auth-logout.ts';
export { analysisAnswer } from './analysis-answer.ts';

export const currentUserAnswer = z.object({ user: currentUserSchema });

export const dashboardAnswer = dashboardResponse.extend({ recentAnalyses: z.array(listedAnalysisAnswer) });
