// A classic script in the head: it must run before the first paint, or a light page would flash dark.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('hookwise-theme');
  } catch {
    // Storage can be forbidden; dark is the default then.
  }
  document.documentElement.dataset.theme = stored === 'light' ? 'light' : 'dark';
})();
