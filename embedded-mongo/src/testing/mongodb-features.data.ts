/** Names of MongoDB 7, from its reference. What the embedded server does not support, it must reject by name. */
const list = (names: string) => names.trim().split(/\s+/);

export const MONGODB_COMMANDS = list(`
  abortTransaction aggregate analyzeShardKey applyOps autoSplitVector authenticate balancerStart balancerStop
  buildInfo bulkWrite checkShardingIndex cleanupOrphaned cloneCollectionAsCapped collMod collStats commitTransaction compact
  configureQueryAnalyzer connPoolStats connectionStatus convertToCapped count create createIndexes createRole createUser
  currentOp dataSize dbHash dbStats delete distinct driverOIDTest drop dropAllRolesFromDatabase dropAllUsersFromDatabase
  dropConnections dropDatabase dropIndexes dropRole dropUser endSessions enableSharding explain features filemd5 find
  findAndModify flushRouterConfig fsync fsyncUnlock getAuditConfig getClusterParameter getCmdLineOpts getDefaultRWConcern
  getLog getMore getParameter getShardMap getnonce grantPrivilegesToRole grantRolesToRole grantRolesToUser hello hostInfo
  insert invalidateUserCache killAllSessions killAllSessionsByPattern killCursors killOp killSessions listCollections
  listCommands listDatabases listIndexes listShards lockInfo logApplicationMessage logRotate logout mapReduce moveChunk
  netstat ping planCacheClear planCacheClearFilters planCacheListFilters planCacheSetFilter profile refreshSessions reIndex
  renameCollection replSetAbortPrimaryCatchUp replSetFreeze replSetGetConfig replSetGetStatus replSetInitiate
  replSetMaintenance replSetReconfig replSetStepDown replSetSyncFrom reshardCollection rolesInfo rotateCertificates
  saslContinue saslStart serverStatus setClusterParameter setDefaultRWConcern setFeatureCompatibilityVersion
  setIndexCommitQuorum setParameter setUserWriteBlockMode shardCollection shutdown split startSession top update updateRole
  updateUser usersInfo validate validateDBMetadata whatsmyuri
`);

export const MONGODB_FIELD_OPERATORS = list(`
  $all $bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $elemMatch $eq $exists $geoIntersects $geoWithin $gt $gte $in
  $jsonSchema $lt $lte $mod $ne $near $nearSphere $nin $not $options $regex $size $type
`);

export const MONGODB_TOP_LEVEL_OPERATORS = list('$and $comment $expr $jsonSchema $nor $or $sampleRate $text $where');

export const MONGODB_UPDATE_OPERATORS = list(`
  $addToSet $bit $currentDate $inc $max $min $mul $pop $pull $pullAll $push $rename $set $setOnInsert $unset
`);

export const MONGODB_PUSH_MODIFIERS = list('$each $position $slice $sort');

export const MONGODB_STAGES = list(`
  $addFields $bucket $bucketAuto $changeStream $changeStreamSplitLargeEvent $collStats $count $currentOp $densify $documents
  $facet $fill $geoNear $graphLookup $group $indexStats $limit $listLocalSessions $listSampledQueries $listSearchIndexes
  $listSessions $lookup $match $merge $out $planCacheStats $project $redact $replaceRoot $replaceWith $sample $search
  $searchMeta $set $setWindowFields $shardedDataDistribution $skip $sort $sortByCount $unionWith $unset $unwind
  $vectorSearch
`);

export const MONGODB_ACCUMULATORS = list(`
  $accumulator $addToSet $avg $bottom $bottomN $count $first $firstN $last $lastN $max $maxN $median $mergeObjects $min $minN
  $percentile $push $stdDevPop $stdDevSamp $top $topN
`);

export const MONGODB_INDEX_OPTIONS = list(`
  2dsphereIndexVersion background bits clustered collation columnstoreProjection default_language dropDups expireAfterSeconds
  hidden key language_override max min name ns partialFilterExpression prepareUnique sparse storageEngine textIndexVersion
  unique v weights wildcardProjection
`);

export const MONGODB_INDEX_KINDS = list('2d 2dsphere columnstore hashed text');

/** The options of the commands that read and write documents. */
export const MONGODB_COMMAND_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  find: list(`
    allowDiskUse allowPartialResults awaitData batchSize collation filter hint let limit max min noCursorTimeout oplogReplay
    projection returnKey showRecordId singleBatch skip sort tailable
  `),
  aggregate: list('allowDiskUse bypassDocumentValidation collation cursor explain hint let pipeline'),
  count: list('collation fields hint limit query skip'),
  insert: list('bypassDocumentValidation documents ordered'),
  update: list('bypassDocumentValidation let ordered updates'),
  delete: list('deletes let ordered'),
  findAndModify: list(
    'arrayFilters bypassDocumentValidation collation fields hint let new query remove sort update upsert',
  ),
  create: list(`
    capped changeStreamPreAndPostImages clusteredIndex collation encryptedFields expireAfterSeconds indexOptionDefaults max
    pipeline size storageEngine timeseries validationAction validationLevel validator viewOn
  `),
};
