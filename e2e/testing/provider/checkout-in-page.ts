type Options = {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { email: string };
  theme: { color: string };
  handler: (proof: unknown) => void;
  modal: { ondismiss: () => void };
};
type Listener = (failure: unknown) => void;
type Instance = { on: (event: string, listener: Listener) => void; open: () => void };

/**
 * The script of the stand-in's checkout, sent to the page as text. It does to a page what the provider's own does: it writes its
 * markup as text with styles in it, loads a second script, reports to its maker, and opens a frame of its own origin.
 */
export const checkoutInPage = (origin: string): void => {
  const container = document.createElement('div');
  container.className = 'standin-container';
  container.innerHTML =
    '<style>@keyframes standin-turn { to { transform: rotate(360deg) } }</style><div class="standin-backdrop" style="position: fixed; inset: 0; background: rgb(0 0 0 / 60%)"></div>';
  container.style.cssText = 'position: fixed; inset: 0; z-index: 1000000000; display: none';
  const frame = document.createElement('iframe');
  frame.title = 'Checkout';
  frame.setAttribute('style', 'position: relative; width: 100%; height: 100%; border: 0');
  frame.src = `${origin}/v1/checkout/public`;
  container.append(frame);
  document.body.append(container);

  const logo = document.createElement('img');
  logo.alt = '';
  logo.src = `${origin}/logo.svg`;
  container.append(logo);

  const watcher = document.createElement('script');
  watcher.src = `${origin}/risk-detection.js`;
  document.head.append(watcher);
  navigator.sendBeacon(`${origin}/v1/track`, 'loaded');

  let open: { options: Options; listeners: Map<string, Listener> } | null = null;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  const hide = () => {
    container.style.display = 'none';
    open = null;
  };

  window.addEventListener('message', ({ data, source, origin: sender }) => {
    if (source !== frame.contentWindow || sender !== origin || !open) return;
    const { options, listeners } = open;
    if (data.event === 'complete') {
      hide();
      options.handler(data.proof);
    }
    if (data.event === 'failed') listeners.get('payment.failed')?.(data.failure);
    if (data.event === 'dismiss') {
      hide();
      options.modal.ondismiss();
    }
  });

  // Called with `new`, and given its listeners before it opens.
  function Checkout(this: Instance, options: Options) {
    const listeners = new Map<string, Listener>();
    this.on = (event, listener) => void listeners.set(event, listener);
    this.open = () => {
      open = { options, listeners };
      container.style.display = 'block';
      const { handler: _, modal: __, ...shown } = options;
      void loaded.then(() => frame.contentWindow?.postMessage(shown, origin));
    };
  }
  Object.assign(window, { Razorpay: Checkout });
};
