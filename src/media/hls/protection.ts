import type { HlsConfig } from 'hls.js';
import type { Protection } from '../../../contract/entities';

const KEY_SYSTEMS = {
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
} as const;

export function protectionConfig(
  protection: readonly Protection[] = [],
): Pick<HlsConfig, 'emeEnabled' | 'drmSystems'> {
  const drmSystems: HlsConfig['drmSystems'] = {};
  for (const { system, license_url, certificate_url } of protection) {
    if (!system) continue;
    drmSystems[KEY_SYSTEMS[system]] = {
      licenseUrl: license_url,
      ...(certificate_url && { serverCertificateUrl: certificate_url }),
    };
  }
  return { emeEnabled: Object.keys(drmSystems).length > 0, drmSystems };
}
