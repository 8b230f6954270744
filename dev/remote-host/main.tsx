import '@home-move/ui/tokens.css';
import { stepAt } from '@home-move/contract';
import { adoptBase } from '@home-move/ui';
import { bootstrap, mount } from 'remote';
import { path, runtime } from 'remote/sample-runtime';

// One remote on a host in memory: calls get sample answers, nothing is stored. `?step=…` opens another page,
// `?mode=dark` shows dark mode, in Home Move's look; each remote's dev/sample-runtime.ts lists its own parameters.
const query = new URLSearchParams(location.search);
document.documentElement.dataset['mode'] = query.get('mode') ?? 'light';

function open(to: string): void {
  const step = stepAt(to);
  runtime.currentStep.set(step && { ...step, path: to });
}
if (path !== null) open(path);

adoptBase(document);
const props = {
  name: 'remote',
  runtime: { ...runtime, navigate: open, back: open },
  // A remote without steps is a panel next to the page.
  domElement: document.querySelector<HTMLElement>(path === null ? 'aside' : 'main') ?? document.body,
};
await bootstrap(props);
await mount(props);
