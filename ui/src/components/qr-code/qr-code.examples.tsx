import { QrCode } from './qr-code';

export const OfLink = () => <QrCode text="https://setup.example.test/oakwood" label="Code that opens this page" />;
