import { describe, expect, it } from 'vitest';
import { deriveKey } from '../keys.ts';
import { clientAddress, senderDigest, senderOf } from './client-address.ts';

describe('the address of a client', () => {
  it('is whoever connects when no proxy is trusted, whatever is claimed', () => {
    expect(clientAddress('192.0.2.9', '198.51.100.1', 0)).toBe('192.0.2.9');
  });

  it('is what the outermost trusted proxy saw; what stands before it may be made up', () => {
    const forwarded = '203.0.113.66, 198.51.100.1, 10.0.0.2';
    expect(clientAddress('10.0.0.3', forwarded, 1)).toBe('10.0.0.2');
    expect(clientAddress('10.0.0.3', forwarded, 2)).toBe('198.51.100.1');
  });

  it('is the nearest one known when there are fewer proxies than trusted, or what they say is no address', () => {
    expect(clientAddress('10.0.0.3', undefined, 2)).toBe('10.0.0.3');
    expect(clientAddress('10.0.0.3', 'unknown', 1)).toBe('10.0.0.3');
    expect(clientAddress(undefined, undefined, 0)).toBe('unknown');
  });

  it('is no longer chain than there are proxies: what a client claims of itself never counts', () => {
    const claims = Array.from({ length: 500 }, (_, n) => `198.51.100.${n % 256}`).join(', ');
    expect(clientAddress('10.0.0.3', `${claims}, 192.0.2.9`, 1)).toBe('192.0.2.9');
    expect(clientAddress('10.0.0.3', `${claims}, 192.0.2.9, 10.0.0.2`, 2)).toBe('192.0.2.9');
  });

  it('is the proxy itself when it passes on an empty header', () => {
    expect(clientAddress('10.0.0.3', '', 1)).toBe('10.0.0.3');
    expect(clientAddress('10.0.0.3', ', ,', 3)).toBe('10.0.0.3');
  });

  it('is read without a port', () => {
    expect(clientAddress('10.0.0.3', '198.51.100.1:4711', 1)).toBe('198.51.100.1');
    expect(clientAddress('10.0.0.3', '[2001:db8::1]:4711', 1)).toBe('2001:db8::1');
  });
});

describe('messages are counted together', () => {
  it.each([
    ['192.0.2.9', '192.0.2.9'],
    ['::ffff:192.0.2.9', '192.0.2.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s by %s', (address, sender) => {
    expect(senderOf(address)).toBe(sender);
  });
});

describe('what is remembered of an address', () => {
  const key = deriveKey('a secret', 'clients');
  const morning = new Date('2026-11-21T00:00:00.000Z');
  const night = new Date('2026-11-21T23:59:59.999Z');

  it('is a digest that the address cannot be read from', () => {
    const digest = senderDigest('192.0.2.9', key, morning);
    expect(digest).toMatch(/^[\w-]{43}$/);
    expect(senderDigest('192.0.2.9', deriveKey('another secret', 'clients'), morning)).not.toBe(digest);
  });

  it('is the same all day, for one customer and no other', () => {
    const digest = senderDigest('2001:db8:1:2::9', key, morning);
    expect(senderDigest('2001:db8:1:2:3:4:5:6', key, night)).toBe(digest);
    expect(senderDigest('2001:db8:1:3::9', key, morning)).not.toBe(digest);
  });

  it('is another one the next day', () => {
    const next = new Date('2026-11-22T00:00:00.000Z');
    expect(senderDigest('192.0.2.9', key, next)).not.toBe(senderDigest('192.0.2.9', key, night));
  });
});
