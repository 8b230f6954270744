import { render, screen } from '@testing-library/react';
import { LogoTile } from './tile';

const tile = (name: string) => screen.getByRole('img', { name });

describe('the tile of a supplier without a logo', () => {
  it('shows the first letters of the name, in the same colour on every page', () => {
    const { unmount } = render(<LogoTile name="Fernway" />);
    const { color } = tile('Fernway').style;
    expect(tile('Fernway')).toHaveTextContent('Fe');
    unmount();
    render(
      <>
        <LogoTile name="Glimmer" />
        <LogoTile name="Fernway" />
      </>,
    );
    expect(tile('Fernway').style.color).toBe(color);
    expect(tile('Glimmer').style.color).not.toBe(color);
  });
});

it('the tile of a supplier with a logo shows only that', () => {
  render(<LogoTile name="Glimmer" src="data:image/svg+xml;base64,Qg==" />);
  expect(tile('Glimmer')).toHaveTextContent('');
  expect(tile('Glimmer').querySelector('img')).toHaveAttribute('src', 'data:image/svg+xml;base64,Qg==');
});
