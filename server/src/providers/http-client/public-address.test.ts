import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '142.250.185.78',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.0.1',
  '100.128.0.1',
  '2a00:1450:4001:82a::200e',
  '2606:4700:4700::1111',
])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456:789a::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '100::1',
  // These are not addresses, but some programs read them as one.
  '',
  'localhost',
  '0x7f000001',
  '2130706433',
  '127.1',
  '017700000001',
  '1.1.1.1 ',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
