/** Joins class names. Of a component's own, those that may be replaced from outside carry `base:` (see app.css). */
export { clsx as cn } from 'clsx';
