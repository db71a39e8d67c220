/** The stand-in's form for a card, in a frame of its own origin: it pays, fails and closes. */
export const cardForm = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Checkout</title>
<style>
  body { margin: 0; display: grid; place-items: center; min-height: 100vh; font: 16px/1.5 system-ui, sans-serif; }
  form { box-sizing: border-box; display: grid; gap: 12px; width: min(400px, calc(100vw - 32px)); padding: 24px; border-radius: 12px; background: #fff; color: #111; }
  h1, p { margin: 0; } h1 { font-size: 22px; }
  label { display: grid; } input, button { font: inherit; padding: 8px 12px; }
</style>
<form>
  <h1></h1>
  <p id="what"></p>
  <p id="who"></p>
  <label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
  <label>Expiry <input name="expiry" placeholder="MM / YY" autocomplete="cc-exp" required></label>
  <label>CVV <input name="cvv" inputmode="numeric" autocomplete="cc-csc" required></label>
  <p role="alert"></p>
  <button>Pay</button>
  <button type="button" id="close">Close</button>
</form>
<script src="/card-form.js"></script>
</html>`;

/** The frame's own script, sent to it as text. */
export const cardFormInFrame = (): void => {
  const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
  let page: { source: WindowProxy; origin: string } | null = null;
  let order: { key: string; order_id: string; prefill: { email: string } } | null = null;
  const tell = (message: object) => page?.source.postMessage(message, page.origin);

  window.addEventListener('message', ({ data, source, origin }) => {
    page = { source: source as WindowProxy, origin };
    order = data;
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: data.currency });
    find('h1').textContent = data.name;
    find('#what').textContent = data.description;
    find('#who').textContent = data.prefill.email;
    find('[role="alert"]').textContent = '';
    find('button').textContent = `Pay ${money.format(data.amount / 100)}`;
  });

  find('#close').addEventListener('click', () => tell({ event: 'dismiss' }));
  find<HTMLFormElement>('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const card = Object.fromEntries(new FormData(event.target as HTMLFormElement));
    const answer = await fetch('/v1/payments/create/ajax', {
      method: 'POST',
      body: JSON.stringify({
        key_id: order?.key,
        order_id: order?.order_id,
        email: order?.prefill.email,
        card,
      }),
    });
    const body = await answer.json();
    if (answer.ok) {
      tell({ event: 'complete', proof: body });
      return;
    }
    find('[role="alert"]').textContent = body.error.description;
    tell({ event: 'failed', failure: body });
  });
};
