import './without-maglev.ts';
import './quick-imports.ts';

// Only now: what is imported above this line is found before its code runs.
await import('./compose/serve.ts');
