import '@home-move/ui/tokens.css';
import { stepAt } from '@home-move/contract';
import { adoptBase } from '@home-move/ui';
import manifest from 'remote/manifest';
import { failureProblem, pageProblem } from './page-problem';
import { showProblem } from './problem-notice';

// One remote on a host in memory: calls get sample answers, nothing is stored. `?step=…` opens another page,
// `?mode=dark` shows dark mode, in Home Move's look; each remote's dev/sample-runtime.ts lists its own parameters.
const query = new URLSearchParams(location.search);
document.documentElement.dataset['mode'] = query.get('mode') ?? 'light';
const notice = document.querySelector('#problem') ?? document.body;

async function start(): Promise<void> {
  // Imported on demand, so that the page can report a remote that throws as it loads.
  const { path, runtime } = await import('remote/sample-runtime');
  const { bootstrap, mount } = await import('remote');

  function open(to: string): void {
    const step = stepAt(to);
    showProblem(notice, pageProblem(to, manifest));
    runtime.currentStep.set(step && { ...step, path: to });
  }
  if (path !== null) open(path);
  if (path !== null && pageProblem(path, manifest)) return;

  const props = {
    name: 'remote',
    runtime: { ...runtime, navigate: open, back: open },
    // A remote without steps is a panel next to the page.
    domElement: document.querySelector<HTMLElement>(path === null ? 'aside' : 'main') ?? document.body,
  };
  await bootstrap(props);
  await mount(props);
}

adoptBase(document);
start().catch((error: unknown) => {
  showProblem(notice, failureProblem(error, manifest));
  throw error;
});
