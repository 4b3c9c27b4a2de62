import { BlockList, isIP } from 'node:net'

/** The IPv4 addresses that are not public (IANA's special-purpose registries). */
const ipv4Ranges = [
  '0.0.0.0/8', // this host
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local: the metadata services of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
]
/** The ranges of IPv6 global unicast that are not public or that contain an IPv4 address. All other IPv6 is not public. */
const ipv6Ranges = [
  '2001::/23', // protocol assignments, including Teredo
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: contains an IPv4 address
  '3fff::/20', // documentation
]

function blockListOf(ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}

const closedIpv4 = blockListOf(ipv4Ranges, 'ipv4')
const closedIpv6 = blockListOf(ipv6Ranges, 'ipv6')
const globalIpv6 = blockListOf(['2000::/3'], 'ipv6')

/**
 * Whether an IP address is public: not one of this machine, of its network, or of another private network. An IPv6 address
 * that contains an IPv4 address does not count as public, because no public host is reached by it.
 * @param address without brackets; a text that is no address is not public
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closedIpv4.check(address, 'ipv4')
    case 6:
      return globalIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6')
    default:
      return false
  }
}
