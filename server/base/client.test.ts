import { expect, test } from 'vitest';
import { identifyClient } from './client.ts';
import { deriveKey } from './keys.ts';

const key = deriveKey('a secret', 'clients');
const morning = new Date('2026-11-21T00:00:00.000Z');
const night = new Date('2026-11-21T23:59:59.999Z');
const client = (address: string, now = morning) => identifyClient(address, key, now);

test.each([
  ['::ffff:192.0.2.9', '192.0.2.9'],
  ['198.51.100.1:4711', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9'],
  ['2001:DB8:0001:0002::', '[2001:db8:1:2::7]:4711'],
  ['fe80::1%eth0', 'fe80::2'],
  ['64:ff9b::192.0.2.33', '64:ff9b::1'],
  ['unknown', ''],
])('%s and %s are the same client', (one, other) => {
  expect(client(one)).toEqual(client(other));
});

test('IPv6 customers of one /48 network are different clients of the same network', () => {
  const [one, other] = [client('2001:db8:1:2::9'), client('2001:db8:1:3::9')];
  expect(one.digest).not.toBe(other.digest);
  expect(one.networkDigest).toBe(other.networkDigest);
  expect(client('2001:db8:2:2::9').networkDigest).not.toBe(one.networkDigest);
});

test('A client is a keyed digest that changes every day', () => {
  const { digest } = client('192.0.2.9');
  expect(digest).toMatch(/^[\w-]{43}$/);
  expect(client('192.0.2.9', night).digest).toBe(digest);
  expect(client('192.0.2.9', new Date('2026-11-22T00:00:00.000Z')).digest).not.toBe(digest);
  expect(identifyClient('192.0.2.9', deriveKey('another secret', 'clients'), morning).digest).not.toBe(
    digest,
  );
});
