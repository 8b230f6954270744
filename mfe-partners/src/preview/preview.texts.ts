import type { PortalMode } from '../embedding/portal-options';
import type { Device } from './device';

const places: Readonly<Record<PortalMode, string>> = {
  inline: 'in your page',
  modal: 'over your page',
  button: 'as a button in the corner of your page',
};

const inFrame = 'This is our portal itself, but it takes no input here.';
const notes: Readonly<Record<PortalMode, string>> = {
  inline: inFrame,
  modal: inFrame,
  button: 'It opens our portal over your page.',
};

const screens: Readonly<Record<Device, string>> = { desktop: 'a desktop screen', phone: 'a phone' };

export const previewTexts = {
  title: 'Preview',
  screen: 'Screen',
  devices: { desktop: 'Desktop', phone: 'Phone' } satisfies Record<Device, string>,
  colours: 'Device colours',
  schemes: { light: 'Light', dark: 'Dark' },
  address: 'your-website.example/tenants',
  site: 'Your website',
  close: 'Close',
  button: 'Set up your home',
  frame: 'Preview of the portal in your page',
  caption: (brand: string, mode: PortalMode, device: Device) =>
    `${brand} ${places[mode]}, on ${screens[device]}. ${notes[mode]}`,
  open: 'Open the portal',
  failed: 'The preview did not load.',
  tryAgain: 'Try again',
} as const;
