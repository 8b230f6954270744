import { healthEndpoints, isTelephonyHost, maxImportBytes } from '@home-move/contract';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
import { commands } from '../../src/admin/commands.js';
import { admin, adminCommand, dumpCommand, proxyTemplate, read, settings } from './deployment-files.fixture.js';

/** The models of Kubernetes, which validate against the schemas that it publishes. */
const models = {
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};
type Kind = keyof typeof models;

interface Container {
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom?: readonly { readonly secretRef: { readonly name: string } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources: { readonly requests: object; readonly limits: object };
  readonly securityContext: object;
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
  readonly [probe: `${string}Probe`]: {
    readonly httpGet: { readonly path: string; readonly port: string };
    readonly periodSeconds: number;
    readonly failureThreshold: number;
  };
}
interface Pod {
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext: object;
  readonly initContainers?: readonly Container[];
  readonly volumes?: readonly { readonly name: string; readonly persistentVolumeClaim?: object }[];
  readonly containers: readonly [Container];
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: Kind;
  readonly metadata: { readonly name: string };
  readonly spec: PodOwner & { readonly jobTemplate?: { readonly spec: PodOwner } };
}
interface PodOwner {
  readonly template?: { readonly spec: Pod };
}
interface IngressManifest {
  readonly metadata: { readonly annotations: Readonly<Record<string, string>> };
  readonly spec: {
    readonly ingressClassName: string;
    readonly tls: readonly [{ readonly hosts: readonly string[]; readonly secretName: string }];
    readonly rules: readonly { readonly host: string; readonly http: object }[];
  };
}

const manifests = ['api', 'jobs', 'backup'].flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`)).map((document) => document.toJS() as Manifest),
);
const podOf = ({ spec }: Manifest) => (spec.template ?? spec.jobTemplate?.spec.template)?.spec;
const pods = manifests.flatMap((manifest) => podOf(manifest) ?? []);
const containers = pods.flatMap((pod) => [...(pod.initContainers ?? []), ...pod.containers]);
const ingress = manifests.find(({ kind }) => kind === 'Ingress') as unknown as IngressManifest;

describe('the manifests for Kubernetes', () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    '%s %s meets the published schema',
    (kind, _name, { apiVersion, ...manifest }) => {
      const model = new models[kind](manifest as never);
      expect(model.apiVersion).toBe(apiVersion);
      expect(() => model.validate()).not.toThrow();
    },
  );

  it('are rejected by the schema when they are wrong', () => {
    expect(() => new Deployment({ spec: { replicas: 'two' } } as never).validate()).toThrow('replicas');
  });

  it('probe paths of the API on its port', () => {
    const container = pods[0]?.containers[0];
    const { live, ready } = healthEndpoints;
    const path = (endpoint: { readonly path: string }) => `/api/v1${endpoint.path}`;
    expect(container).toMatchObject({
      startupProbe: { httpGet: { path: path(live), port: 'http' } },
      livenessProbe: { httpGet: { path: path(live), port: 'http' } },
      readinessProbe: { httpGet: { path: path(ready), port: 'http' } },
      ports: [{ name: 'http', containerPort: 4000 }],
    });
    expect(container?.env).toContainEqual({ name: 'PORT', value: '4000' });
  });

  it('drain for longer than a process takes to become not ready, and kill no job in its first minute', () => {
    const [pod] = pods;
    const [container] = pod?.containers ?? [];
    const drain = Number(container?.env?.find(({ name }) => name === 'DRAIN_SECONDS')?.value);
    const { periodSeconds = 0, failureThreshold = 0 } = container?.readinessProbe ?? {};
    expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 60);
  });

  it('name settings that the API reads', () => {
    const names = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
    expect(names).toContain('APP_MODE');
  });

  it('serve movers and agents on one host each, with a certificate for both', () => {
    const { tls, rules } = ingress.spec;
    const hosts = rules.map(({ host }) => host);
    expect(hosts.map(isTelephonyHost)).toEqual([false, true]);
    // `agent invite` prints this host.
    expect(hosts[1]).toBe(`telephony.${hosts[0]}`);
    expect(tls[0].hosts).toEqual(hosts);
    expect(rules[1]?.http).toEqual(rules[0]?.http);
  });

  it('let partners’ files and streams of updates through, as the proxy of the containers does', () => {
    const limit = (directive: string, unit: string) =>
      Number(new RegExp(`${directive} (\\d+)${unit};`).exec(proxyTemplate)?.[1]);
    const size = limit('client_max_body_size', 'm');
    const connect = limit('proxy_connect_timeout', 's');
    const wait = limit('proxy_read_timeout', 's');
    expect(size * 1024 * 1024).toBeGreaterThan(maxImportBytes);
    expect(wait).toBeGreaterThan(Number(settings.get('CALL_STREAM_SECONDS')));
    expect(ingress.spec.ingressClassName).toBe('nginx');
    expect(ingress.metadata.annotations).toEqual({
      'nginx.org/client-max-body-size': `${size}m`,
      'nginx.org/proxy-connect-timeout': `${connect}s`,
      'nginx.org/proxy-read-timeout': `${wait}s`,
      'nginx.ingress.kubernetes.io/proxy-body-size': `${size}m`,
      'nginx.ingress.kubernetes.io/proxy-connect-timeout': `${connect}`,
      'nginx.ingress.kubernetes.io/proxy-read-timeout': `${wait}`,
    });
  });

  it('need secrets that the guide creates, and the support tool that it starts', () => {
    const guide = read('docs/how-to/operate.md');
    const created = [...guide.matchAll(/kubectl create secret (?:generic|tls) (\S+) --/g)].map(([, name]) => name);
    const settingsOf = containers.flatMap(({ envFrom = [] }) => envFrom.map(({ secretRef }) => secretRef.name));
    expect(settingsOf).toHaveLength(containers.length);
    expect(new Set([...settingsOf, ingress.spec.tls[0].secretName])).toEqual(new Set(created));
    const deployment = manifests.find(({ kind }) => kind === 'Deployment')?.metadata.name ?? '';
    expect(guide).toContain(
      `kubectl exec deploy/${deployment} -- env ADMIN_OPERATOR='Alex Kim' ${admin.join(' ')} brand add `,
    );
  });

  it('build the indexes after the migrations, in one job', () => {
    const [job, ...others] = manifests.filter(({ kind }) => kind === 'Job');
    const { initContainers = [], containers: main } = (job && podOf(job)) ?? {};
    const steps = [initContainers, main ?? []].map((step) => step.map(({ command }) => adminCommand(command)));
    expect(steps).toEqual([['database migrate'], ['database indexes']]);
    expect(others).toEqual([]);
    expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(steps.flat()));
  });

  it.each(['docs/how-to/operate.md', 'deploy/workflows/api.yaml'])('are waited for until the job ends: %s', (path) => {
    const waits = read(path)
      .split('\n')
      .filter((line) => line.includes('kubectl wait --for='));
    expect(waits.map((line) => /--for=(\S+) --timeout=(\S+)/.exec(line)?.slice(1))).toEqual([
      ["jsonpath='{.status.conditions[0].status}'=True", '1h'],
      ['condition=complete', '1m'],
    ]);
  });

  it('dump the database to a claimed volume, because nothing else can be written and kept', () => {
    const cronJob = manifests.find(({ kind }) => kind === 'CronJob');
    const claim = manifests.find(({ kind }) => kind === 'PersistentVolumeClaim');
    const pod = cronJob && podOf(cronJob);
    const [container] = pod?.containers ?? [];
    expect(container?.command?.[2]).toContain(`ADMIN_OPERATOR=backup ${dumpCommand}`);
    expect(container?.volumeMounts).toContainEqual({ name: 'backups', mountPath: '/backups' });
    expect(pod?.volumes).toContainEqual({
      name: 'backups',
      persistentVolumeClaim: { claimName: claim?.metadata.name },
    });
    expect(pod?.securityContext).toMatchObject({ runAsUser: 1000, fsGroup: 1000 });
    expect(read('docs/how-to/operate.md')).toContain(`--from=cronjob/${cronJob?.metadata.name ?? ''} `);
  });

  it('give every container limits and no rights', () => {
    for (const pod of pods)
      expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    for (const container of containers) {
      expect(container).toMatchObject({
        resources: {
          requests: { cpu: expect.any(String) as string },
          limits: { memory: expect.any(String) as string },
        },
        securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
      });
    }
  });
});
