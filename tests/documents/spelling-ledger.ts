/**
 * Names and terms of the site that no dictionary of American English has, in the order of their letters, capitals first.
 * Whoever brings a new one into the site file adds it here, and takes out what is no longer used.
 */
export const NAMES_AND_TERMS: readonly string[] = `
  AOT APIs AVFoundation AVIF AVPlayer AbortController Abscbn Accelerometer ActiveX AngularJS Ansible ArchUnit
  Autoscaling Axure BPMN Backend Backtests Barcodes BenchmarkDotNet BinaryFormatter Blogmint BootstrapVue Buildroot
  Bytecode CDN CMS CRM CSV CUPED Camunda CarPlay Celonis Chatbots ClickOnce Clickjoy Cloudflare CocoaPods Codebase
  Codemods Colada CommonJS Composables Config Cordova CoreWCF Coroutines DLL DMS DNS DOM DSS Datasheet Debezium
  DevOps DevTools ECS EDMX ERP ESM Ecommerce ElementInternals Embeddable Entra Enums ExoPlayer FFmpeg FHIR FPM
  Fastify Fi Figma Flagger FlashList Flink Foldables FreeRTOS Frontend Geolocation GitLab GitOps Globals Gmail
  GoEmerge GoldenGate GraalVM Gradle Grafana GraphQL Guavus HANA HLS HTTPS HashiCorp HealthKit Helpdesk HttpClient
  Hyvä IEC IIS IOS ISAA ISAWeb IWIGT IndexedDB Intl Intune JDBC JDK JLL JS JSDoc JSON JUnit JVM Jamf Jetpack Jira
  Jll Js KLM KSP Kerberos Keychain Keystore Kreme Krispy Kubernetes LD LINQ LTE Laravel Liveness LoRaWAN LookML Luma
  Luma's MCUboot MISRA MJML MSIX MVC MVVM Macrobenchmark Magento MediaCodec Meraki Merch Metabase MetricKit
  Microservices Modulith Monorepos MuleSoft NATS NGINX NVDA NestJS Newsbeen Noida Nuxt OAuth OKLCH OPcache ORM OTA
  Observability Okta Onix OpenAPI OpenFeature OpenOCD OpenSearch OpenTelemetry OpenTofu Oversized PCI PHPStan PWG
  PencilKit Penpot Perfetto Pinia ProtoPie Quarkus ROI RTMP RTOS RabbitMQ Redux RequireJS Resumable Roadmap Rollouts
  RxJava SDK SDKs SFTP SKUs SPI SVG SWC SaaS Schemas Serverless SignalR Siri Socialscape Soinsi Solr SpotBugs
  Stylelint Subgrid Subnets Superset Survivorship SwiftData SwiftUI Symfony TalkBack TanStack Teenbeen Terraform
  TestFlight Testcontainers Theming Transcoding Trestlework Trivy UI UIKit UIView UX UiPath Untrusted Untyped Uptime
  VMware VSTO Valibot Valkey Veeam Vite Vitest VoiceOver Vue Vue's Vuetify WCAG WCF WHATWG WPF Wearables WebAssembly
  WebLogic WebP WebSocket WebSockets WebSphere WebVTT Wi WinDbg Wireframe Wireframes WooCommerce WooCommerce's
  WorkManager XSRF Xcode YARP YepMe Yocto Zabbix Zod Zustand allowJs another's api approver approvers async
  autocomplete autoloaded autoplay axe backend backends backoff backplane backpressure balancer balancers barcode
  bootloader breakpoint bundler bytecode chatbot checkJs checksums chipsets codebase comboboxes composable
  composables config configurator confounder contactusrequest coroutines cron crypto csp cutover dSYMs datasheet
  datastore dbt deduplicated deployable dev devtools dialogs dotnet eCommerce embeddable enums erasableSyntaxOnly
  esbuild exactOptionalPropertyTypes executables failover favicon foldable foldables frontend gRPC geocoding
  geospatial helpdesk hreflang http https integrations interop isolatedDeclarations jQuery jakarta jank javax js json
  kapt libuv lifecycle linter lockfile lookups macOS memoization middleware minified minmax mutexes ng ngAria
  ngSanitize ngUpgrade noUncheckedIndexedAccess nullability nullable passcode pgloader playout polyfills prerender
  presentational profiler protobuf readonly rebrand recompiles recomposition reconnection restartable revalidation
  roadmap rollout rollouts runbook runbooks runtimes résumé sandboxed schemas shallowRef shortcode structuredClone
  tRPC telecom templating toolchain toolchains transcoding transpiled trestlework trustAsHtml tsc underlayment
  unhandled untyped useApplyAsync useFetch vSphere verbatimModuleSyntax virtualize vue wearables webhook webhooks
  wireframe wireframes worklets www yourcompany
`
  .trim()
  .split(/\s+/)
