import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../testing/examples';
import { Chosen, Found, StatefulLookup } from './address-lookup.examples';

describe('an address lookup', () => {
  const onFind = jest.fn();
  const onSelect = jest.fn();
  beforeEach(() => jest.clearAllMocks());

  const find = async () => {
    render(<StatefulLookup postcode="MK40 2QT" onFind={onFind} onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Find address' }));
    return screen.getByRole('combobox', { name: 'Address' });
  };
  const rows = () => within(screen.getByRole('listbox')).getAllByRole('option');

  it('searches by button and by Enter, without submitting the form', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <StatefulLookup onFind={onFind} />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Postcode of your new home' }), 'MK40 2QT{Enter}');
    expect(onFind).toHaveBeenCalledWith('MK40 2QT');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('starts no other search by Enter while one is under way', async () => {
    render(<StatefulLookup postcode="MK40 2QT" loading onFind={onFind} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Postcode of your new home' }), '{Enter}');
    expect(onFind).not.toHaveBeenCalled();
  });

  it('focuses and opens the addresses after a search, and announces their number', async () => {
    const box = await find();
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(rows()).toHaveLength(9);
    expect(
      screen.getByText('9 of 9 addresses match. Use the up and down keys to choose.', { ignore: '[aria-hidden]' }),
    ).toBeInTheDocument();
    await expectNoViolations(document.body);
  });

  it('reserves the space of the addresses while they load, hidden from screen readers', () => {
    const { rerender } = render(<StatefulLookup postcode="MK40 2QT" loading />);
    expect(screen.getByText('Address').closest('[aria-hidden="true"]')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finding' })).toBeVisible();

    rerender(<StatefulLookup postcode="MK40 2QT" loading={false} />);
    expect(screen.queryByText('Address')).not.toBeInTheDocument();
  });

  it('keeps the focus when the addresses are loaded from the start', () => {
    render(<Found />);
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('narrows the addresses to the typed text, with the matches bold', async () => {
    const box = await find();
    await userEvent.type(box, '14 castle');
    expect(rows().map((row) => row.textContent)).toEqual(['14 Castle Road, Bedford, MK40 2QT']);
    expect([...(rows()[0]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['14', 'Castle']);
  });

  it('selects by arrow keys and Enter, keeping the focus in the input', async () => {
    const box = await find();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', rows()[1]?.id);
    expect(rows()[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('4 Castle Road, Bedford, MK40 2QT');
    expect(onSelect).toHaveBeenLastCalledWith('key-4');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('wraps around at the ends of the list', async () => {
    await find();
    await userEvent.keyboard('{ArrowUp}');
    expect(rows()[8]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(rows()[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('closes on Esc and keeps the text', async () => {
    const box = await find();
    await userEvent.type(box, 'cas{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('cas');
  });

  it('selects by pointer, and clears the choice when the text is edited', async () => {
    const box = await find();
    await userEvent.click(screen.getByRole('option', { name: '14 Castle Road, Bedford, MK40 2QT' }));
    expect(onSelect).toHaveBeenLastCalledWith('key-14');
    await userEvent.type(box, 'x');
    expect(onSelect).toHaveBeenLastCalledWith(null);
  });

  it('offers all addresses again when it opens with one chosen', async () => {
    render(<Chosen />);
    const box = screen.getByRole('combobox', { name: 'Address' });
    expect(box).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
    await userEvent.click(box);
    expect(rows()).toHaveLength(9);
  });

  it('opens and shows the addresses again for another search with one chosen, and keeps the choice', async () => {
    const box = await find();
    await userEvent.click(screen.getByRole('option', { name: '14 Castle Road, Bedford, MK40 2QT' }));
    expect(box).toHaveAttribute('aria-expanded', 'false');
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(screen.getByRole('button', { name: 'Find address' }));

    expect(scroll.mock.contexts).toEqual([screen.getByRole('listbox')]);
    scroll.mockRestore();
    const reopened = screen.getByRole('combobox', { name: 'Address' });
    expect(reopened).toHaveFocus();
    expect(reopened).toHaveAttribute('aria-expanded', 'true');
    expect(reopened).toHaveValue('14 Castle Road, Bedford, MK40 2QT');
    expect(rows()).toHaveLength(9);
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('offers manual entry only if it is available', () => {
    const { rerender } = render(<StatefulLookup />);
    expect(screen.getByRole('button', { name: "Can't find your address?" })).toBeInTheDocument();
    rerender(<StatefulLookup onManual={undefined} />);
    expect(screen.queryByRole('button', { name: "Can't find your address?" })).not.toBeInTheDocument();
  });
});
