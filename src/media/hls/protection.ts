import type { HlsConfig } from 'hls.js';
import type { Protection } from '../../../contract/entities';

const KEY_SYSTEMS = {
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
} as const;

export function protectionConfig(
  protection: readonly Protection[] | undefined,
): Pick<HlsConfig, 'emeEnabled' | 'drmSystems'> {
  const known = (protection ?? []).flatMap(({ system, license_url, certificate_url }) =>
    system ? [{ system, license_url, certificate_url }] : [],
  );
  const systems = known.map(({ system, license_url, certificate_url }) => [
    KEY_SYSTEMS[system],
    {
      licenseUrl: license_url,
      ...(certificate_url && { serverCertificateUrl: certificate_url }),
    },
  ]);
  return { emeEnabled: known.length > 0, drmSystems: Object.fromEntries(systems) };
}
