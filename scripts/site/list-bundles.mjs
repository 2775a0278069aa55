/** A Parcel reporter that writes `bundles.json`: the files of each lazy module, by its name. */
import { writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { Reporter } from '@parcel/plugin';

export default new Reporter({
  report({ event }) {
    if (event.type !== 'buildSuccess') return;
    const files = {};
    let folder;
    for (const bundle of event.bundleGraph.getBundles()) {
      folder ??= bundle.filePath && dirname(bundle.filePath);
      const entry = bundle.getMainEntry();
      if (!entry || bundle.type !== 'js' || bundle.needsStableName) continue;
      const group = event.bundleGraph
        .getBundleGroupsContainingBundle(bundle)
        .find(({ entryAssetId }) => entryAssetId === entry.id);
      if (!group) continue;
      files[basename(entry.filePath, extname(entry.filePath))] = event.bundleGraph
        .getBundlesInBundleGroup(group)
        .map(({ filePath }) => basename(filePath));
    }
    if (folder) writeFileSync(join(folder, 'bundles.json'), JSON.stringify(files));
  },
});
