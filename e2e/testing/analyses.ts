export { newAnalysis } from '../../src/web/testing/analyses.ts';
