import { createStore } from '@home-move/contract';
import { followHeading } from './follow-heading';

const path = createStore('/');
let main: HTMLElement;

/** Mutation observers run in a microtask. */
const drawn = () => Promise.resolve();

function draw(title: string): HTMLElement {
  main.innerHTML = `<h1 tabindex="-1" data-hm-heading>${title}</h1><button>Next</button>`;
  return main.querySelector('h1') ?? main;
}

beforeEach(() => {
  document.body.innerHTML = '<button id="menu">Menu</button><main></main>';
  main = document.querySelector('main') ?? document.body;
  path.set('/');
});

describe('the focus', () => {
  it('stays in place on the first page, so that a frame never steals it from its host', async () => {
    followHeading(main, path);
    draw('Landing');
    await drawn();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves to the heading of each new page, without scrolling', async () => {
    draw('Landing');
    followHeading(main, path);
    document.getElementById('menu')?.focus();
    path.set('/cookie-policy');
    const heading = draw('Cookie policy');
    const focus = jest.spyOn(heading, 'focus');
    await drawn();
    expect(document.activeElement).toBe(heading);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('follows a page that is drawn twice', async () => {
    draw('Landing');
    followHeading(main, path);
    path.set('/enrolment/energy/list');
    draw('Waiting');
    await drawn();
    const heading = draw('Choose an energy plan');
    await drawn();
    expect(document.activeElement).toBe(heading);
  });

  it('stays on the element that the mover has focused since', async () => {
    draw('Landing');
    followHeading(main, path);
    path.set('/enrolment/energy/list');
    draw('Waiting');
    await drawn();
    const menu = document.getElementById('menu');
    menu?.focus();
    draw('Choose an energy plan');
    await drawn();
    expect(document.activeElement).toBe(menu);
  });
});
