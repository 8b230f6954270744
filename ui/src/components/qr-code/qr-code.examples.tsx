import { QrCode } from './qr-code';

export const OfALink = () => <QrCode text="https://setup.example.test/oakwood" label="Code that opens this page" />;
