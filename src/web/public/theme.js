// A classic script in the head, before everything else.

// zod decides about `new Function` while the first schema is being built, in whichever part of the page that is; the served
// policy would refuse and report the attempt.
globalThis.__zod_globalConfig = { jitless: true };

// Before the first paint, or a light page would flash dark.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('hookwise-theme');
  } catch {
    // Storage can be forbidden; dark is the default then.
  }
  document.documentElement.dataset.theme = stored === 'light' ? 'light' : 'dark';
})();
