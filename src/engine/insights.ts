export { detectorFamilies, modelFeatures } from './capabilities.ts';
export { analyseSample, sample } from './sample-analysis.ts';
