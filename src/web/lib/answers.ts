/**
 * The schemas of the calls that the first load can make. They and the validation library are a script of their own, which is
 * fetched when a person begins to use the page, or with the first answer that has to be read.
 */
export const fetchSchemas = () => import('./answer-schemas.ts');

export const analysisAnswer = async () => (await fetchSchemas()).analysisAnswer;
export const currentUserAnswer = async () => (await fetchSchemas()).currentUserAnswer;
export const dashboardAnswer = async () => (await fetchSchemas()).dashboardAnswer;
export const domainAnswer = async () => (await fetchSchemas()).domainResultSchema;
export const domainPart = async () => (await fetchSchemas()).domainPartSchema;
export const logoutAnswer = async () => (await fetchSchemas()).logoutResponse;
export const screenshotStage = async () => (await fetchSchemas()).screenshotStageSchema;
export const vulnerabilityAnswer = async () => (await fetchSchemas()).vulnerabilityResultSchema;
