/** @jest-environment node */
import { renderToString } from 'react-dom/server.node';
import { HomeMove } from './index';

describe('<HomeMove> on a server, which has no window', () => {
  it('renders the element with its attributes, its reserved height and its children', () => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(
      <HomeMove
        src="https://assets.example/v1/loader.js"
        id="set-up"
        className="portal"
        brand="oakwood"
        branch={12}
        theme="system"
        onReady={() => undefined}
      >
        <a href="https://portal.example/oakwood">Set up your home</a>
      </HomeMove>,
    );
    expect(html).toBe(
      '<home-move id="set-up" class="portal" brand="oakwood" branch="12" theme="system" style="display:block;min-height:min(100svh, 900px)"><a href="https://portal.example/oakwood">Set up your home</a></home-move>',
    );
  });

  it('renders no space for a dialog, and no prefill code', () => {
    expect(renderToString(<HomeMove mode="button" brand="oakwood" prefill="code-1" />)).toBe(
      '<home-move brand="oakwood" mode="button"></home-move>',
    );
  });
});
