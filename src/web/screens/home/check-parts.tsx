// What a check that is under way, or was refused, shows. Fetched with the first sign of use.
export { ProgressCard } from '../../features/check-panel/progress-card.tsx';
export { AnalysisError } from '../../features/result/analysis-error.tsx';
