// What the panel reports of the call goes to the CRM's server, which shows it in the queue. The reference is the number of the
// case, which the server gave with the launch code.
const pending = new Set();

function passOn(event, reference) {
  const request = fetch('/events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ event, reference }),
    keepalive: true,
  }).catch((error) => console.error('Callboard', error));
  pending.add(request);
  void request.finally(() => pending.delete(request));
}

for (const event of ['note', 'link', 'finished', 'forgotten', 'navigate'])
  document.addEventListener(`homemove:${event}`, ({ detail }) => passOn(event, detail.reference));

// The call has ended in the panel: the agent continues at the address that is registered for this CRM.
document.addEventListener('homemove:navigate', async (event) => {
  event.preventDefault();
  const { url, reference } = event.detail;
  const next = new URL(url);
  next.searchParams.set('ended', reference ?? '');
  await Promise.allSettled(pending);
  location.assign(next);
});
