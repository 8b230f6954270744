import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AGENT_ACCOUNT, agentAccountSchema } from './agent-account.model.js';
import { AgentAccountRepository } from './agent-account.repository.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: AGENT_ACCOUNT, schema: agentAccountSchema }])],
  providers: [AgentAccountRepository],
  exports: [AgentAccountRepository],
})
export class AgentAccountModule {}
