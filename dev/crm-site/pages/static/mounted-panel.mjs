// Mounts the panel by Home Move's package, which this page loads from Home Move's store. The panel dispatches its events from its
// element, so `record.js` hears them as it hears the element's and the frame's.
const place = document.querySelector('.mounted');
const { hostRuntime, launch } = place.dataset;
place.removeAttribute('data-launch');

try {
  const { mountPanel } = await import(hostRuntime);
  await mountPanel({ api: '/home-move', launchCode: launch, element: place });
} catch (error) {
  console.error('Callboard', error);
  document.querySelector('.mounted-message').textContent = 'The panel did not load. Reload the page to try again.';
}
