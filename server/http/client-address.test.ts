import { describe, expect, it } from 'vitest';
import { clientAddress, senderOf } from './client-address.ts';

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
