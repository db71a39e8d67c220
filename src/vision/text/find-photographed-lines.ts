import { Tensor } from 'onnxruntime-node';
import { openModel, packagedModel } from '../open-model.ts';
import type { LinePlace } from './cut-line.ts';
import type { Grey } from './grey.ts';
import { linesOfChances } from './lines-of-chances.ts';
import { resizeGrey } from './resize-grey.ts';

/** The model works on pictures of at most this many pixels: about a second of one core. */
const mostPixels = 2_200_000;
/** Small pictures are enlarged: of 128 photographed lines it found 109 at their own size and 122 with this. */
const mostEnlarged = 1.5;
/** The model halves its picture five times. */
const unit = 32;

/** The input that the model was trained on: brightness from 0 to 1, less the mean and in units of each colour's deviation. */
const colours = [
  { mean: 0.485, spread: 0.229 },
  { mean: 0.456, spread: 0.224 },
  { mean: 0.406, spread: 0.225 },
];

/** Where lines could be in a photograph: amid noise, slanted and out of focus. */
export const findPhotographedLines = async (grey: Grey): Promise<LinePlace[]> => {
  const scale = Math.min(mostEnlarged, Math.sqrt(mostPixels / (grey.width * grey.height)));
  const width = Math.max(1, Math.round((grey.width * scale) / unit)) * unit;
  const height = Math.max(1, Math.round((grey.height * scale) / unit)) * unit;
  const small = resizeGrey(grey, width, height);
  const plane = width * height;
  const input = new Float32Array(3 * plane);
  colours.forEach(({ mean, spread }, colour) => {
    for (let at = 0; at < plane; at++) {
      input[colour * plane + at] = ((small.data[at] ?? 0) / 255 - mean) / spread;
    }
  });
  const session = await openModel(packagedModel('en_PP-OCRv3_det_infer.onnx'));
  const [inputName = 'x'] = session.inputNames;
  const [outputName = ''] = session.outputNames;
  const results = await session.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) });
  const chances = results[outputName]?.data;
  if (!(chances instanceof Float32Array)) throw new Error('the text location model returned no numbers');
  const wider = grey.width / width;
  const higher = grey.height / height;
  return linesOfChances({ width, height, chances }).map(({ box, slope }) => ({
    box: {
      left: box.left * wider,
      top: box.top * higher,
      width: box.width * wider,
      height: box.height * higher,
    },
    slope: (slope * higher) / wider,
  }));
};
