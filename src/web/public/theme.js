// A classic script in the head, before everything else.

// zod tries `new Function` when the first schema is built, wherever on the page that is; the content security policy would
// block and report the attempt.
globalThis.__zod_globalConfig = { jitless: true };

// Before the first paint: otherwise a light page would flash dark.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('hookwise-theme');
  } catch {
    // Storage can be forbidden; dark is the default then.
  }
  document.documentElement.dataset.theme = stored === 'light' ? 'light' : 'dark';
})();
