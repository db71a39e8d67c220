// The sandbox's checkout, served to a page that has chosen a plan. It keeps the contract of the provider's own script, so
// that the page cannot tell one from the other, and takes no money. It draws itself without one line of HTML or inline
// style, because the page's policy allows neither.
(() => {
  const styles = `
    dialog {
      box-sizing: border-box; width: min(420px, calc(100vw - 32px)); padding: 0; overflow: hidden;
      border: 1px solid var(--line-strong); border-radius: 18px;
      background: var(--surface-1); color: var(--text); font: 16px/1.5 var(--ff-body);
    }
    dialog::backdrop { background: color-mix(in srgb, var(--bg-deep) 72%, transparent); }
    .head { padding: 18px 24px; border-top: 6px solid var(--theme); border-bottom: 1px solid var(--line); background: var(--surface-2); }
    h2 { margin: 0; font: 650 22px/1.2 var(--ff-display); }
    .head p { margin: 4px 0 0; color: var(--text-2); font-size: 15px; }
    .body { display: grid; gap: 12px; padding: 20px 24px 24px; }
    .amount { margin: 0; font: 700 34px/1 var(--ff-display); font-variant-numeric: tabular-nums; }
    .note, .to { margin: 0; color: var(--text-2); font-size: 14.5px; overflow-wrap: anywhere; }
    button {
      min-height: 44px; padding: 10px 18px; border: 1.5px solid var(--line-strong); border-radius: 10px;
      background: transparent; color: var(--text); font: 600 15px/1.2 var(--ff-body); cursor: pointer;
    }
    button:hover { background: var(--surface-3); }
    button.pay { border-color: var(--theme); background: var(--theme); color: #1c1800; }
    button:focus-visible { outline: 3px solid var(--tide); outline-offset: 2px; }
    button:disabled { cursor: not-allowed; border-color: transparent; background: var(--surface-3); color: var(--text-3); }
  `;

  const element = (name, properties, children = []) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  const money = (amount, currency) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

  const payWith = async (orderId) => {
    const answer = await fetch('/api/payments/sandbox/pay', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: orderId }),
    });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
    return answer.json();
  };

  /** Builds the dialog; `onEnd` is called with how it ended: paid, failed or dismissed. */
  const openDialog = (options, onEnd) => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    host.style.setProperty('--theme', options.theme?.color ?? '#FACC15');

    const pay = element('button', {
      type: 'button',
      className: 'pay',
      textContent: `Pay ${money(options.amount, options.currency)}`,
    });
    const fail = element('button', { type: 'button', textContent: 'Let the payment fail' });
    const cancel = element('button', { type: 'button', textContent: 'Cancel' });
    const title = element('h2', { id: 'title', textContent: options.name ?? 'Checkout' });
    const dialog = element('dialog', {}, [
      element('div', { className: 'head' }, [
        title,
        element('p', { textContent: options.description ?? '' }),
      ]),
      element('div', { className: 'body' }, [
        element('p', { className: 'amount', textContent: money(options.amount, options.currency) }),
        element('p', { className: 'to', textContent: options.prefill?.email ?? '' }),
        element('p', { className: 'note', textContent: 'Sandbox: no card is asked for and no money moves.' }),
        pay,
        fail,
        cancel,
      ]),
    ]);
    dialog.setAttribute('aria-labelledby', 'title');
    root.append(dialog);
    document.body.append(host);

    const opener = document.activeElement;
    const end = (outcome) => {
      dialog.close();
      host.remove();
      if (opener instanceof HTMLElement) opener.focus();
      onEnd(outcome);
    };
    pay.addEventListener('click', async () => {
      for (const button of [pay, fail, cancel]) button.disabled = true;
      try {
        end({ paid: await payWith(options.order_id) });
      } catch {
        end({ failed: 'The sandbox could not be reached' });
      }
    });
    fail.addEventListener('click', () => end({ failed: 'The sandbox was asked to let this payment fail' }));
    cancel.addEventListener('click', () => end({}));
    // While a payment is on its way there is nothing to cancel any more.
    const dismiss = (event) => {
      event.preventDefault();
      if (dialog.open && !cancel.disabled) end({});
    };
    dialog.addEventListener('cancel', dismiss);
    // The page may use Escape for its own notices, and the browser then leaves the dialog open.
    dialog.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') dismiss(event);
    });
    dialog.showModal();
  };

  window.Razorpay = function Razorpay(options) {
    const listeners = { 'payment.failed': [] };
    this.on = (event, listener) => listeners[event]?.push(listener);
    this.open = () =>
      openDialog(options, ({ paid, failed }) => {
        if (paid) {
          options.handler(paid);
          return;
        }
        if (failed) {
          const error = {
            code: 'BAD_REQUEST_ERROR',
            description: failed,
            metadata: { order_id: options.order_id },
          };
          for (const listener of listeners['payment.failed']) listener({ error });
        }
        options.modal?.ondismiss?.();
      });
  };
})();
