// The call has ended in the panel. This CRM is the admin portal of the demo, and opens its queue; one with pages of its own
// for records would open the record that the address names.
document.addEventListener('homemove:navigate', (event) => {
  event.preventDefault();
  const record = new URL(event.detail.url).searchParams.get('enrolment');
  location.assign(`/queue?ended=${encodeURIComponent(record ?? '')}`);
});
