// Statuses arrive from the agency's server as server-sent events, which starts each stream with the current ones.
const latest = document.querySelector('#latest');
const offline = document.querySelector('#offline');
const rows = new Map([...document.querySelectorAll('[data-number]')].map((row) => [row.dataset.number, row]));
/** The progress of each row as the server has sent it: browsers write the same HTML in other ways. */
const shown = new Map();

function update({ number, status, html, actions, announcement }) {
  const row = rows.get(number);
  const progress = row?.querySelector('[data-progress]');
  if (!progress || shown.get(number) === html) return;
  const isFirst = !shown.has(number);
  const isChanged = row.dataset.status !== status || !isFirst;
  shown.set(number, html);
  progress.innerHTML = html;
  row.dataset.status = status;
  const hadFocus = row.querySelector('.actions')?.contains(document.activeElement);
  for (const form of row.querySelectorAll('[data-action]')) {
    form.hidden = !actions.includes(form.dataset.action);
    form.querySelector('button').removeAttribute('aria-disabled');
  }
  // The button that was pressed may be hidden now.
  if (hadFocus && document.activeElement.closest('[hidden]')) row.querySelector('h2').focus();
  if (isChanged) latest.textContent = announcement;
}
const updates = new EventSource('/updates');
updates.addEventListener('tenancy', ({ data }) => update(JSON.parse(data)));
updates.addEventListener('open', () => (offline.hidden = true));
updates.addEventListener('error', () => (offline.hidden = false));

// The page stays open; without this script, the form loads it again.
document.querySelector('#tenancies').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const button = form.querySelector('button');
  if (button.getAttribute('aria-disabled') === 'true') return;
  const name = form.closest('li').querySelector('h2').textContent;
  if (form.dataset.action === 'cancel' && !confirm(`Cancel the move of ${name}? Home Move informs the tenant.`)) return;
  button.setAttribute('aria-disabled', 'true');
  try {
    const response = await fetch(form.action, { method: 'POST', redirect: 'manual' });
    if (response.type !== 'opaqueredirect') latest.textContent = `${name}: Keyring could not do this.`;
  } catch {
    latest.textContent = 'Keyring cannot be reached. Try again.';
  }
  button.removeAttribute('aria-disabled');
});
