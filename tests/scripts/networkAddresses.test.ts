import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { networkAddresses } from '../../scripts/lib/networkAddresses'

const at = (address: string, internal = false): NetworkInterfaceInfo => ({ address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null })

test('phones find a machine by its address in the network at home, and never by the one that it calls itself', () => {
  expect(networkAddresses({ lo: [at('127.0.0.1', true)], vpn: [at('100.64.0.7')], eth0: [at('192.168.1.5'), { ...at('fe80::1'), family: 'IPv6', scopeid: 2 }] })).toEqual([
    '192.168.1.5',
    '100.64.0.7',
  ])
  expect(networkAddresses({ lo: [at('127.0.0.1', true)], eth1: undefined })).toEqual([])
})
