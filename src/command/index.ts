/** The command's door for what builds the package. The command itself is main.ts. */
export { manPage } from './man-page.ts';
