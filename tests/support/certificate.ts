import { generateKeyPairSync, sign } from 'node:crypto';

// Writes ASN.1 by hand (DER, X.509 version 3), because Node creates no certificates and no key belongs in the repository.

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const octets = (...parts: readonly Uint8Array[]) => der(0x04, ...parts);
const number = (value: number) => der(0x02, Buffer.from([value]));
const object = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const text = (tag: number, value: string) => der(tag, Buffer.from(value));

/** Makes a self-signed certificate for `localhost` and 127.0.0.1, valid for a day, and its key, both in PEM. */
export function makeCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const ed25519 = sequence(object(0x2b, 0x65, 0x70));
  const name = sequence(der(0x31, sequence(object(0x55, 0x04, 0x03), text(0x0c, 'localhost'))));
  const utc = (moment: number) =>
    text(0x17, `${new Date(moment).toISOString().slice(2, 19).replace(/\D/g, '')}Z`);
  const day = 24 * 60 * 60 * 1000;
  const names = sequence(text(0x82, 'localhost'), der(0x87, Buffer.from([127, 0, 0, 1])));
  const body = sequence(
    der(0xa0, number(2)),
    number(1),
    ed25519,
    name,
    sequence(utc(Date.now() - day), utc(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(object(0x55, 0x1d, 0x11), octets(names)))),
  );
  const signature = der(0x03, Buffer.from([0]), sign(null, body, privateKey));
  const base64 = sequence(body, ed25519, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}
